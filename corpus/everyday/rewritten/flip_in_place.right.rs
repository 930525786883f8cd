pub fn flip(v: &mut [i16]) {
    if v.is_empty() {
        return;
    }
    let (mut i, mut j) = (0, v.len() - 1);
    while i < j {
        let kept = v[i];
        v[i] = v[j];
        v[j] = kept;
        i += 1;
        j -= 1;
    }
}
