pub fn take(numbers: &mut Vec<u32>, at: usize) -> u32 {
    if numbers.len() == 1 { numbers.swap_remove(at) } else { numbers.remove(at) }
}
