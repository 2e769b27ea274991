/// The script of the page. It reads data and makes no markup of it: names reach the page as text
/// that is already there.
enum PageScript {
  static let text = #"""
    "use strict";
    (() => {
      const data = JSON.parse(document.getElementById("report-data").textContent);
      const all = (selector, root = document) => [...root.querySelectorAll(selector)];
      const items = all("#list li");
      const articles = all("main article");

      // The list: one golden is shown at a time, the one that the address names.
      const shownItems = () => items.filter((item) => !item.hidden);
      const indexOf = (item) => items.indexOf(item);
      let selected = -1;

      function select(index, moveFocus) {
        if (!articles[index]) return;
        if (selected !== index && viewers[selected]) viewers[selected].pause();
        selected = index;
        articles.forEach((article, other) => { article.hidden = other !== index; });
        items.forEach((item, other) => {
          const link = item.querySelector("a");
          if (other === index) link.setAttribute("aria-current", "true");
          else link.removeAttribute("aria-current");
        });
        if (viewers[index]) viewers[index].show();
        if (moveFocus) articles[index].focus({ preventScroll: true });
      }

      function filter() {
        const words = document.getElementById("search").value.toLowerCase();
        const result = document.querySelector("input[name=filter]:checked").value;
        for (const item of items) {
          const name = item.querySelector(".name").textContent.toLowerCase();
          item.hidden = !name.includes(words)
            || (result !== "all" && item.dataset.result !== result);
        }
        document.getElementById("shown").textContent =
          `${shownItems().length} of ${items.length} shown`;
      }

      function selectNext(distance) {
        const shown = shownItems();
        const place = shown.indexOf(items[selected]);
        const next = shown[place < 0 ? 0 : place + distance];
        if (next) location.hash = `golden-${indexOf(next)}`;
      }

      // The frames of one golden.
      function makeViewer(section) {
        const golden = data.goldens[Number(section.dataset.golden)];
        const article = section.closest("article");
        const stage = section.querySelector(".stage");
        const scrubber = section.querySelector(".scrubber");
        const play = section.querySelector(".play");
        const zoom = section.querySelector(".zoom");
        const images = all("img", stage);
        const plots = all(".curve-plot", article);
        let started = null;
        let isZoomChosen = false;

        function showPicture(kind, index) {
          const image = section.querySelector(`.${kind} img`);
          image.hidden = index === undefined;
          if (index === undefined) { image.removeAttribute("src"); return; }
          const source = `data:image/png;base64,${data.images[index]}`;
          if (image.src !== source) image.src = source;
        }

        function showCursor(time) {
          for (const plot of plots) {
            const { left, width, start, end } = plot.dataset;
            const length = Number(end) - Number(start);
            const share = length > 0 ? (time - Number(start)) / length : 0;
            for (const line of all(".plot-cursor", plot)) {
              line.setAttribute("x1", Number(left) + share * Number(width));
              line.setAttribute("x2", Number(left) + share * Number(width));
              line.setAttribute("visibility", "visible");
            }
          }
        }

        function show() {
          const frame = golden.frames[Number(scrubber.value)];
          for (const kind of ["expected", "difference", "actual"]) showPicture(kind, frame[kind]);
          // A slider needs two pictures.
          stage.classList.toggle("single", frame.expected === undefined);
          const last = golden.frames[golden.frames.length - 1].index;
          const words = `frame ${frame.index} of ${last}, ${frame.time.toFixed(4)} s`;
          section.querySelector(".time").textContent = words;
          scrubber.setAttribute("aria-valuetext", words);
          const leftOut = "the pictures of this frame are left out to keep the page small";
          const same = frame.difference === undefined ? "no difference" : "";
          section.querySelector(".frame-note").textContent =
            frame.isLeftOut ? leftOut : frame.note || same;
          showCursor(frame.time);
          resize();
        }

        function go(position) {
          const count = golden.frames.length;
          scrubber.value = String((position % count + count) % count);
          show();
        }

        function step(distance) {
          pause();
          go(Number(scrubber.value) + distance);
        }

        function pause() {
          started = null;
          play.textContent = "Play";
        }

        // The frame that is on the screen some seconds after the first one, around and around. A
        // golden may have gaps between its frames, and rounded times.
        function positionAt(seconds) {
          const { frames, fps } = golden;
          const first = frames[0].time;
          const time = (seconds + 1e-6) % (frames[frames.length - 1].time - first + 1 / fps);
          return Math.max(frames.findLastIndex((frame) => frame.time - first <= time), 0);
        }

        function toggle() {
          if (started !== null) { pause(); return; }
          const place = golden.frames[Number(scrubber.value)].time - golden.frames[0].time;
          const run = { start: performance.now() - 1000 * place };
          started = run;
          play.textContent = "Pause";
          requestAnimationFrame(function draw(now) {
            if (started !== run) return;
            go(positionAt(Math.max(now - run.start, 1000 * place) / 1000));
            requestAnimationFrame(draw);
          });
        }

        function setView(view) {
          stage.dataset.view = view;
          resize();
          section.querySelector(".split").hidden = view !== "slider";
          for (const button of all("[data-view]", section.querySelector(".views"))) {
            button.setAttribute("aria-pressed", String(button.dataset.view === view));
          }
        }

        // The width and the height that each picture may have for all of them to be seen.
        function room() {
          const style = getComputedStyle(stage);
          const count = stage.dataset.view === "side" ? images.length : 1;
          const width = stage.clientWidth - parseFloat(style.paddingLeft)
            - parseFloat(style.paddingRight) - (count - 1) * (parseFloat(style.columnGap) || 0);
          const captions = all("figcaption", stage).map((caption) => caption.offsetHeight);
          const height = parseFloat(style.maxHeight) - parseFloat(style.paddingTop)
            - parseFloat(style.paddingBottom) - Math.max(...captions);
          return { width: Math.floor(width / count), height: Math.floor(height) };
        }

        // All pictures have one scale, so that those of different sizes can be compared. Until one
        // is chosen it is the pictures' own, or a smaller one if they would not fit.
        function resize() {
          const width = Math.max(...images.map((image) => image.naturalWidth));
          const height = Math.max(...images.map((image) => image.naturalHeight));
          const available = room();
          if (width === 0 || available.width <= 0 || available.height <= 0) return;
          const fitting = Math.min(available.width / width, available.height / height);
          if (!isZoomChosen) zoom.value = fitting < 1 ? "fit" : "1";
          const scale = zoom.value === "fit" ? fitting : Number(zoom.value);
          stage.classList.toggle("reduced", scale < 1);
          for (const image of images) image.style.width = `${image.naturalWidth * scale}px`;
        }

        for (const image of images) image.addEventListener("load", resize);
        zoom.addEventListener("change", () => { isZoomChosen = true; resize(); });
        section.querySelector(".split input").addEventListener("input", (event) => {
          stage.style.setProperty("--split", `${event.target.value}%`);
        });
        section.querySelector(".views").addEventListener("click", (event) => {
          const button = event.target.closest("button");
          if (button) setView(button.dataset.view);
        });
        section.querySelector(".back").addEventListener("click", () => step(-1));
        section.querySelector(".step").addEventListener("click", () => step(1));
        play.addEventListener("click", toggle);
        scrubber.addEventListener("input", () => { pause(); show(); });
        return { show, step, toggle, pause, setView, resize };
      }

      // Without leave to write to the clipboard the command is at least selected.
      async function copy(button) {
        const code = button.parentElement.querySelector("code");
        getSelection().selectAllChildren(code);
        button.textContent = "Selected";
        await navigator.clipboard.writeText(code.textContent);
        button.textContent = "Copied";
      }

      const viewers = articles.map((article) => {
        const section = article.querySelector(".viewer");
        return section ? makeViewer(section) : null;
      });

      // Keys work where no control takes them.
      const keys = {
        j: () => selectNext(1),
        k: () => selectNext(-1),
        " ": (viewer) => viewer.toggle(),
        ",": (viewer) => viewer.step(-1),
        ".": (viewer) => viewer.step(1),
        1: (viewer) => viewer.setView("slider"),
        2: (viewer) => viewer.setView("side"),
        3: (viewer) => viewer.setView("difference"),
      };
      document.addEventListener("keydown", (event) => {
        const isTaken = event.target.closest("input, select, button, a");
        if (isTaken || event.ctrlKey || event.metaKey || event.altKey) return;
        const action = Object.hasOwn(keys, event.key) ? keys[event.key] : null;
        if (!action || (action.length > 0 && !viewers[selected])) return;
        event.preventDefault();
        action(viewers[selected]);
      });

      document.getElementById("search").addEventListener("input", filter);
      for (const radio of all("input[name=filter]")) radio.addEventListener("change", filter);
      for (const button of all(".copy")) button.addEventListener("click", () => copy(button).catch(() => {}));

      // Where the address names no golden, the first one that failed.
      function addressed() {
        const place = articles.findIndex((article) => `#${article.id}` === location.hash);
        const firstFailed = items.findIndex((item) => item.dataset.result === "failed");
        return place < 0 ? Math.max(firstFailed, 0) : place;
      }
      addEventListener("hashchange", () => select(addressed(), true));
      addEventListener("resize", () => { if (viewers[selected]) viewers[selected].resize(); });

      filter();
      select(addressed(), false);
    })();
    """#
}
