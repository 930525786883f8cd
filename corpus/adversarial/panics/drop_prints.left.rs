// claim:  checked
// truth:  different
// today:  unknown
// why:    a destructor prints while the panic unwinds

struct Noise;

impl Drop for Noise {
    fn drop(&mut self) {
        println!("dropped");
    }
}

pub fn checked(v: &[i32], i: usize) -> i32 {
    let noise = Noise;
    let found = v[i];
    std::mem::forget(noise);
    found
}
