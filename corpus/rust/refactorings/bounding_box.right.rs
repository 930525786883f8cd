pub fn area(points: &[i16]) -> i64 {
    let (mut left, mut right, mut top, mut bottom) = (i16::MAX, 0, i16::MAX, 0);
    let mut at = 0;
    while at + 1 < points.len() {
        left = left.min(points[at]);
        right = right.max(points[at]);
        top = top.min(points[at + 1]);
        bottom = bottom.max(points[at + 1]);
        at += 2;
    }
    if at == 0 {
        return 0;
    }
    (right as i64 - left as i64) * (bottom as i64 - top as i64)
}
