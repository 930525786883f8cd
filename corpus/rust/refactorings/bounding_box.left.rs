// claim:  area
// truth:  different
// why:    the right one begins at zero and so never finds that all points are left of it
/// The area of the smallest box around points given as x, y, x, y, and so on.
pub fn area(points: &[i16]) -> i64 {
    if points.len() < 2 {
        return 0;
    }
    let (mut left, mut right, mut top, mut bottom) = (points[0], points[0], points[1], points[1]);
    for pair in points.chunks_exact(2) {
        left = left.min(pair[0]);
        right = right.max(pair[0]);
        top = top.min(pair[1]);
        bottom = bottom.max(pair[1]);
    }
    (right as i64 - left as i64) * (bottom as i64 - top as i64)
}
