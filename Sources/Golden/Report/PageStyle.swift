/// The style sheet of the page.
enum PageStyle {
  static let text = """
    :root { color-scheme: light dark; --page: #f5f5f7; --card: #fff; --ink: #1c1c1e;
      --quiet: #5a5a60; --line: #d2d2d7; --good: #1a7f37; --bad: #c62f25; --link: #0a66d8; }
    @media (prefers-color-scheme: dark) { :root { --page: #111113; --card: #1c1c1e; --ink: #f2f2f5;
      --quiet: #a5a5ad; --line: #3a3a3e; --good: #4cc46a; --bad: #ff7a70; --link: #6ab0ff; } }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { overflow-y: scroll; }
    body { margin: 0; background: var(--page); color: var(--ink);
      font: 15px/1.45 system-ui, -apple-system, sans-serif; }
    header { padding: 12px 20px; border-bottom: 1px solid var(--line); }
    h1 { margin: 0; font-size: 20px; overflow-wrap: anywhere; }
    h2 { margin: 0 0 4px; font-size: 18px; overflow-wrap: anywhere; }
    h3 { margin: 16px 0 4px; font-size: 15px; }
    .summary { margin: 2px 0 0; color: var(--quiet); }
    .columns { display: flex; align-items: flex-start; gap: 20px; padding: 16px 20px; }
    nav { flex: 0 0 260px; position: sticky; top: 16px; }
    main { flex: 1; min-width: 0; }
    @media (max-width: 760px) { .columns { flex-direction: column; align-items: stretch; }
      nav { position: static; flex: none; } }
    .search input { width: 100%; padding: 6px 8px; font: inherit; }
    .filters { margin: 8px 0; padding: 4px 8px; border: 1px solid var(--line); border-radius: 6px; }
    .filters label { display: inline-block; margin-right: 10px; }
    #shown { margin: 4px 0; color: var(--quiet); font-size: 13px; }
    #list { margin: 0; padding: 0; list-style: none; }
    #list a { display: block; padding: 5px 8px; border-radius: 6px; color: inherit;
      text-decoration: none; overflow-wrap: anywhere; }
    #list a[aria-current] { background: var(--card); box-shadow: 0 0 0 1px var(--line); }
    .badge { padding: 1px 6px; border-radius: 4px; border: 1px solid var(--bad); color: var(--bad);
      font-size: 12px; }
    .badge.passed { border-color: var(--good); color: var(--good); }
    article { padding: 16px; margin-bottom: 16px; background: var(--card);
      border: 1px solid var(--line); border-radius: 10px; outline: none; }
    .failures { color: var(--bad); overflow-wrap: anywhere; }
    .notes { color: var(--quiet); overflow-wrap: anywhere; }
    code { padding: 3px 6px; border-radius: 4px; background: var(--page); overflow-wrap: anywhere;
      font: 13px ui-monospace, monospace; user-select: all; }
    button, select { font: inherit; padding: 4px 10px; border-radius: 6px;
      border: 1px solid var(--line); background: var(--page); color: inherit; }
    button[aria-pressed="true"] { border-color: var(--link); color: var(--link); }
    a { color: var(--link); }
    :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
    .views, .player { display: flex; flex-wrap: wrap; gap: 8px; align-items: center;
      margin: 10px 0; }
    .scrubber { flex: 1; min-width: 160px; }
    .split { display: flex; gap: 8px; align-items: center; }
    .split input { flex: 1; }
    .stage { display: flex; gap: 12px; overflow: auto; scrollbar-gutter: stable; max-height: 80vh;
      padding: 4px;
      background: repeating-conic-gradient(#8883 0 25%, #8881 0 50%) 0 0 / 16px 16px; }
    .stage figure { margin: 0; }
    .stage img { display: block; image-rendering: pixelated; }
    .stage.reduced img { image-rendering: auto; }
    figcaption { color: var(--quiet); font-size: 13px; overflow-wrap: anywhere; }
    .stage[data-view="slider"] { display: grid; justify-content: start; --split: 50%; }
    .stage[data-view="slider"] figure { grid-area: 1 / 1; }
    .stage[data-view="slider"] figcaption, .stage[data-view="slider"] .difference,
    .stage[data-view="difference"] .expected, .stage[data-view="difference"] .actual {
      display: none; }
    .stage[data-view="slider"] .expected { clip-path: inset(0 calc(100% - var(--split)) 0 0); }
    .stage[data-view="slider"] .actual { clip-path: inset(0 0 0 var(--split)); }
    .stage.single[data-view="slider"] .actual { clip-path: none; }
    .frame-note { color: var(--quiet); font-size: 13px; min-height: 1.5em; }
    .plot { margin: 12px 0; }
    .plot svg { display: block; width: 100%; max-width: 900px; height: auto; }
    table { border-collapse: collapse; margin: 12px 0; }
    th, td { padding: 3px 12px 3px 0; border-bottom: 1px solid var(--line); text-align: left;
      font-weight: normal; font-variant-numeric: tabular-nums; }
    thead th { color: var(--quiet); }
    """
}
