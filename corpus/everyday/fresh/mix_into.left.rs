// claim: mix_into
// truth: equivalent
// why:   zip over places against an index up to the shorter
pub fn mix_into(to: &mut [i16], from: &[i16]) {
    for (place, &sample) in to.iter_mut().zip(from) {
        *place = place.saturating_add(sample / 2);
    }
}
