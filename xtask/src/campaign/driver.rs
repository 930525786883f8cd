// Calls f many times, as driver.c does; what a mutable reference leads to is not reached in another way. Memory is not
// compared after a panic (docs/semantics.md), so the first one is the end; what may panic for its arguments comes last.
use std::sync::atomic::{AtomicI32, Ordering};

static CALLS: AtomicI32 = AtomicI32::new(0);

fn callback(x: i32) -> i32 {
    let calls = CALLS.fetch_add(1, Ordering::Relaxed) + 1;
    println!("back {x}");
    match x.rem_euclid(6) {
        0 => unsafe { G0 = G0.wrapping_add(1) },
        3 => unsafe { G1 = x },
        4 => unsafe { G0 ^= calls },
        _ => {}
    }
    x.wrapping_mul(3).wrapping_add(calls)
}

struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as u32 % end
    }

    fn pick(&mut self) -> i32 {
        match self.below(6) {
            0 => self.below(7) as i32 - 2,
            1 => i32::MAX - self.below(2) as i32,
            2 => i32::MIN + self.below(2) as i32,
            3 => self.below(16) as i32,
            4 => (self.below(u32::MAX) as i32) << 1,
            _ => self.below(3) as i32 - 1,
        }
    }

    fn some(&mut self, short: bool) -> Vec<i32> {
        let length = if short { self.below(4) } else { 4 };
        (0..length).map(|_| self.pick()).collect()
    }
}

fn main() {
    std::panic::set_hook(Box::new(|_| ()));
    let mut numbers = Numbers(88172645463325252);
    for round in 0..400 {
        if numbers.below(2) == 0 {
            unsafe { G0 = numbers.pick() };
        }
        if numbers.below(2) == 0 {
            unsafe { G1 = numbers.pick() };
        }
        let (mut p, mut q, mut t) = (numbers.some(round > 395), numbers.some(round > 390), numbers.pick());
        let mut st = S { u: numbers.pick(), v: numbers.pick() };
        let s = ["", "a", "text", "longer text"][numbers.below(4) as usize];
        let (a, b) = (numbers.pick(), numbers.pick());
        let run = std::panic::AssertUnwindSafe(|| f(a, b, &mut p, &mut q, &mut t, &mut st, callback, s));
        match std::panic::catch_unwind(run) {
            Ok(value) => print!("= {value}"),
            Err(_) => {
                println!("! panic");
                return;
            }
        }
        let (g0, g1) = unsafe { (G0, G1) };
        println!(" {g0} {g1} {p:?} {q:?} {t} {} {}", st.u, st.v);
    }
}
