/// What draws a cluster.
enum ClusterSource {
  /// Nothing has to be drawn: the cluster is of characters like joiners and variation selectors.
  case nothing
  /// A face; nil for a box in the cluster's place.
  case drawn(FontFace?)
}
