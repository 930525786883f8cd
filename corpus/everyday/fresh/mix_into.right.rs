pub fn mix_into(to: &mut [i16], from: &[i16]) {
    let n = if to.len() < from.len() { to.len() } else { from.len() };
    for i in 0..n {
        let sum = i32::from(to[i]) + i32::from(from[i] / 2);
        to[i] = sum.clamp(-32768, 32767) as i16;
    }
}
