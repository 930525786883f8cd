pub fn fnv1a(data: &[u8]) -> u32 {
    data.iter().fold(2166136261, |hash, byte| (hash ^ u32::from(*byte)).wrapping_mul(16777619))
}
