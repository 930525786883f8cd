// Part of a crate that lives through histories of another one: see `rust_histories.rs`.
#![allow(warnings)]

struct History {
    state: u64,
    depth: u32,
    leaves_out: bool,
    lines: Vec<String>,
}

impl History {
    fn choose(&mut self, below: usize) -> usize {
        self.state = self.state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        if below == 0 { 0 } else { (self.state >> 33) as usize % below }
    }

    fn give<T: Given>(&mut self) -> T {
        let value = VALUES[self.choose(VALUES.len())];
        T::of(value)
    }

    fn text(&mut self) -> String {
        let texts = ["", "a", "ab", "b", "12", " a b ", "x=1", "Hello, world"];
        texts[self.choose(texts.len())].to_owned()
    }

    fn list<T: Given>(&mut self) -> Vec<T> {
        let length = self.choose(5);
        (0..length).map(|_| self.give()).collect()
    }

    /// Objects that are made of others that are made of others have an end.
    fn deeper(&mut self) -> Option<()> {
        self.depth += 1;
        (self.depth < 12).then_some(())
    }

    fn call(&mut self, name: &str, args: Vec<String>) {
        self.lines.push(format!("{name}({})", args.join(", ")));
    }

    /// Whether the compared call is made.
    fn is_made(&mut self, is_compared: bool) -> bool {
        !(is_compared && self.leaves_out)
    }

    fn saw(&mut self, result: String) {
        if let Some(last) = self.lines.last_mut() {
            last.push_str(" returns ");
            last.push_str(&result.replace('\n', "\\n"));
        }
    }
}

trait Given {
    fn of(value: i128) -> Self;
}

macro_rules! numbers {
    ($($ty:ty)*) => { $(impl Given for $ty { fn of(value: i128) -> Self { value as $ty } })* };
}
numbers!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize f32 f64);

impl Given for bool {
    fn of(value: i128) -> Self {
        value & 1 == 1
    }
}

impl Given for char {
    fn of(value: i128) -> Self {
        char::from((value.rem_euclid(95) + 32) as u8)
    }
}

fn main() {
    let count: u64 = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(0);
    std::panic::set_hook(Box::new(|_| {}));
    for number in 0..count {
        // Every other history is the one before without the compared call.
        let state = (number / 2).wrapping_mul(0x9e3779b97f4a7c15).wrapping_add(1);
        let mut h = History { state, depth: 0, leaves_out: number % 2 == 1, lines: vec![] };
        h.choose(2);
        let ended = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| history(&mut h)));
        match ended {
            Ok(Some(())) => {}
            Ok(None) => continue,
            Err(_) => match h.lines.last_mut() {
                Some(last) => last.push_str(" panics"),
                None => continue,
            },
        }
        print!("\u{1}history {number}\n");
        for line in &h.lines {
            println!("{line}");
        }
        print!("\u{1}done\n");
    }
}
