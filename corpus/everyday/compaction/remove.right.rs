pub fn remove_value(v: &mut [u8], unwanted: u8) -> usize {
    let mut kept = 0;
    for i in 0..v.len() {
        let x = v[i];
        if x != unwanted {
            v[kept] = x;
            kept += 1;
        }
    }
    kept
}
