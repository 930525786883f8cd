// Small Rust functions. The comment before each group says how its functions are called.

// group: scalars (i32, i32) -> i32
pub fn add(a: i32, b: i32) -> i32 { a + b }
pub fn sub(a: i32, b: i32) -> i32 { a - b }
pub fn mul(a: i32, b: i32) -> i32 { a * b }
pub fn div(a: i32, b: i32) -> i32 { a / b }
pub fn rem(a: i32, b: i32) -> i32 { a % b }
pub fn neg(a: i32, _b: i32) -> i32 { -a }
pub fn shl(a: i32, b: i32) -> i32 { a << b }
pub fn shr(a: i32, b: i32) -> i32 { a >> b }
pub fn wrapping(a: i32, b: i32) -> i32 { a.wrapping_mul(31).wrapping_add(b) }
pub fn wrapping_div(a: i32, b: i32) -> i32 { if b == 0 { 0 } else { a.wrapping_div(b).wrapping_sub(a.wrapping_rem(b)) } }
pub fn saturating(a: i32, b: i32) -> i32 { a.saturating_add(b).saturating_sub(7) }
pub fn saturating_mul(a: i32, b: i32) -> i32 { a.saturating_mul(b) }
pub fn checked(a: i32, b: i32) -> i32 { a.checked_add(b).unwrap_or(-1) }
pub fn checked_div(a: i32, b: i32) -> i32 { match a.checked_div(b) { Some(q) => q, None => 99 } }
pub fn overflowing(a: i32, b: i32) -> i32 { let (v, o) = a.overflowing_sub(b); if o { 1 } else { v } }
pub fn maximum(a: i32, b: i32) -> i32 { a.max(b) - a.min(b).min(0) / 2 }
pub fn absolute(a: i32, b: i32) -> i32 { a.abs() ^ b.wrapping_abs() }
pub fn sign(a: i32, b: i32) -> i32 { a.signum() * 2 + b.signum() }
pub fn power(a: i32, b: i32) -> i32 { (a % 7).pow((b & 3) as u32) }
pub fn bits(a: i32, b: i32) -> i32 { (a.count_ones() + b.leading_zeros() * 2 + a.trailing_zeros()) as i32 }
pub fn rotate(a: i32, b: i32) -> i32 { a.rotate_left(5) ^ b.rotate_right(3) }
pub fn swap_bytes(a: i32, b: i32) -> i32 { a.swap_bytes() ^ b.reverse_bits() }
pub fn euclid(a: i32, b: i32) -> i32 { a.rem_euclid(b | 1).wrapping_add(a.div_euclid(3)) }
pub fn gcd(a: i32, b: i32) -> i32 { let (mut x, mut y) = (a.unsigned_abs(), b.unsigned_abs()); while y != 0 { (x, y) = (y, x % y); } x as i32 }
pub fn sum_to(a: i32, _b: i32) -> i32 { let mut s = 0; for i in 0..(a & 63) { s += i; } s }
pub fn sum_inclusive(a: i32, b: i32) -> i32 { let mut s = 0i32; for i in (b & 7)..=(a & 31) { s = s.wrapping_add(i * i); } s }
pub fn sum_reversed(a: i32, _b: i32) -> i32 { let mut s = 0i32; for i in (0..(a & 31)).rev() { s = s.wrapping_mul(3).wrapping_add(i); } s }
pub fn sum_steps(a: i32, b: i32) -> i32 { let mut s = 0; for i in (0..(a & 63)).step_by(((b & 3) + 1) as usize) { s += i; } s }
pub fn while_loop(a: i32, b: i32) -> i32 { let mut n = a & 0xff; let mut steps = b & 1; while n > 1 { n = if n % 2 == 0 { n / 2 } else { 3 * n + 1 }; steps += 1; } steps }
pub fn labelled(a: i32, b: i32) -> i32 { let mut c = 0; 'outer: for i in 0..(a & 15) { for j in 0..(b & 15) { if i * j > 40 { break 'outer; } if (i + j) % 3 == 0 { continue 'outer; } c += 1; } } c }
pub fn factorial(a: i32, _b: i32) -> i32 { fn go(n: i32) -> i32 { if n <= 1 { 1 } else { n * go(n - 1) } } go(a & 15) }
pub fn fibonacci(a: i32, _b: i32) -> i32 { let (mut x, mut y) = (0i32, 1i32); for _ in 0..(a & 63) { let z = x + y; x = y; y = z; } x }
pub fn matches_range(a: i32, b: i32) -> i32 { match a { i32::MIN..=-1 => b / 2, 0 => 7, 1..=9 => a * 2, 10 | 20 | 30 => 5, _ => -1 } }
pub fn matches_tuple(a: i32, b: i32) -> i32 { match (a > 0, b > 0) { (true, true) => a & b, (true, false) => a, (false, true) => b, (false, false) => a ^ b } }
pub fn matches_guard(a: i32, b: i32) -> i32 { match a { n if n % 2 == 0 && b > 3 => n / 2, n if n < b => 1, _ => 0 } }
#[derive(Clone, Copy, PartialEq)]
pub enum Shape { Circle(i32), Square { side: i32 }, Empty }
fn shape(a: i32, b: i32) -> Shape { match a & 3 { 0 => Shape::Circle(b & 0xff), 1 | 2 => Shape::Square { side: b & 0x7f }, _ => Shape::Empty } }
fn area(s: Shape) -> i32 { match s { Shape::Circle(r) => 3 * r * r, Shape::Square { side } => side * side, Shape::Empty => 0 } }
pub fn enum_area(a: i32, b: i32) -> i32 { area(shape(a, b)) }
pub fn enum_compare(a: i32, b: i32) -> i32 { if shape(a, b) == shape(b, a) { 1 } else { 2 } }
#[derive(Clone, Copy)]
pub struct Point { x: i32, y: i32 }
impl Point { fn add(self, o: Point) -> Point { Point { x: self.x.wrapping_add(o.x), y: self.y.wrapping_sub(o.y) } } fn dot(&self, o: &Point) -> i32 { self.x.wrapping_mul(o.x).wrapping_add(self.y.wrapping_mul(o.y)) } fn scale(&mut self, k: i32) { self.x = self.x.wrapping_mul(k); self.y = self.y.wrapping_mul(k); } }
pub fn points(a: i32, b: i32) -> i32 { let p = Point { x: a, y: b }; let mut q = p.add(Point { x: 3, y: a }); q.scale(b); p.dot(&q) }
pub fn option_map(a: i32, b: i32) -> i32 { let o = if a > b { Some(a) } else { None }; o.map(|x| x / 2).unwrap_or(b) }
pub fn option_and(a: i32, b: i32) -> i32 { let f = |x: i32| if x > 0 { Some(x) } else { None }; f(a).and_then(|x| f(b).map(|y| x ^ y)).unwrap_or_default() }
pub fn option_unwrap(a: i32, b: i32) -> i32 { let o = if a != b { Some(a) } else { None }; o.unwrap() }
pub fn option_expect(a: i32, b: i32) -> i32 { (if a < b { Some(b) } else { None }).expect("a must be less") }
fn halve(a: i32) -> Option<i32> { if a % 2 == 0 { Some(a / 2) } else { None } }
fn quarter(a: i32) -> Option<i32> { let h = halve(a)?; halve(h) }
pub fn question(a: i32, _b: i32) -> i32 { match quarter(a) { Some(q) => q, None => -5 } }
fn parse(a: i32) -> Result<i32, u8> { if a < 0 { Err(3) } else { Ok(a) } }
pub fn result_match(a: i32, b: i32) -> i32 { match (parse(a), parse(b)) { (Ok(x), Ok(y)) => x ^ y, (Err(e), _) | (_, Err(e)) => e as i32 } }
pub fn assertion(a: i32, b: i32) -> i32 { assert!(a != b); a ^ b }
pub fn assertion_text(a: i32, b: i32) -> i32 { assert!(a < 100, "too large"); a + (b & 1) }
pub fn panics(a: i32, b: i32) -> i32 { if a == 7 { panic!("seven") } a & b }
pub fn unreachable_arm(a: i32, b: i32) -> i32 { match a & 3 { 0 => 1, 1 => b, 2 => 2, 3 => 9, _ => unreachable!() } }
pub fn array_local(a: i32, b: i32) -> i32 { let t = [3, 1, 4, 1, 5, 9, 2, 6]; t[(a & 7) as usize] * 10 + t[(b & 7) as usize] }
pub fn array_index(a: i32, b: i32) -> i32 { let t = [10, 20, 30]; t[a as usize & 3] + b % 5 }
pub fn array_fill(a: i32, b: i32) -> i32 { let mut t = [0i32; 6]; for i in 0..6 { t[i] = a.wrapping_mul(i as i32); } t[(b as usize) % 6] }
pub fn array_sum(a: i32, b: i32) -> i32 { let t = [a & 0xff, b & 0xff, 3]; t.iter().sum() }
pub fn array_2d(a: i32, b: i32) -> i32 { let mut g = [[0i32; 4]; 3]; for i in 0..3 { for j in 0..4 { g[i][j] = (i as i32) * a.wrapping_add(j as i32) % 97; } } g[(a & 1) as usize][(b & 3) as usize] }
pub fn casts(a: i32, b: i32) -> i32 { (a as u8 as i8 as i32) ^ (b as u16 as i32) ^ (a as i64 * b as i64 >> 8) as i32 }
pub fn floats(a: i32, b: i32) -> i32 { ((a as f64 * 0.5 + b as f64).sqrt().floor() as i32) ^ ((a as f32 / 3.0) as i32) }
pub fn float_cast(a: i32, b: i32) -> i32 { (a as f64 * b as f64 * 1e3) as i32 }
pub fn char_cast(a: i32, b: i32) -> i32 { let c = (b'a' + (a & 15) as u8) as char; if c.is_ascii_lowercase() && c > 'f' { c as i32 } else { b & 1 } }
pub fn closure(a: i32, b: i32) -> i32 { let k = b & 7; let f = move |x: i32| x.wrapping_mul(k); f(a) ^ f(3) }
pub fn shadow(a: i32, b: i32) -> i32 { let a = a ^ 5; let b = { let a = b & a; a | 1 }; a & b }
pub fn swap(a: i32, b: i32) -> i32 { let (mut x, mut y) = (a, b); if x > y { std::mem::swap(&mut x, &mut y); } x ^ (y >> 1) }
pub fn replace(a: i32, b: i32) -> i32 { let mut x = a; let old = std::mem::replace(&mut x, b); old.wrapping_sub(x) }
fn bump(x: &mut i32, k: i32) { *x = x.wrapping_add(k); }
pub fn references(a: i32, b: i32) -> i32 { let mut x = a; for i in 0..3 { bump(&mut x, b.wrapping_mul(i)); } x }
pub fn tuples(a: i32, b: i32) -> i32 { let t = (a, (b, a & b)); let (x, (y, z)) = t; x.wrapping_add(y).wrapping_sub(z) }
pub fn wide(a: i32, b: i32) -> i32 { let p = (a as i128) * (b as i128) * 1_000_003; (p >> 7) as i32 }
pub fn widest(a: i32, b: i32) -> i32 { let p = (a as u128).wrapping_mul(b as u128); (p % 1_000_007) as i32 }
pub fn compare(a: i32, b: i32) -> i32 { match a.cmp(&b) { std::cmp::Ordering::Less => -1, std::cmp::Ordering::Equal => 0, std::cmp::Ordering::Greater => 1 } }
pub fn boolean(a: i32, b: i32) -> i32 { let p = a > 0; let q = b > 0; ((p && !q) as i32) + ((p ^ q) as i32) * 2 + ((p | q) as i32) * 4 }
trait Area { fn size(&self) -> i32; }
impl Area for Point { fn size(&self) -> i32 { self.x.wrapping_mul(self.y) } }
fn size_of<T: Area>(t: &T) -> i32 { t.size() }
pub fn generic(a: i32, b: i32) -> i32 { size_of(&Point { x: a, y: b }) }

// group: wide (u64, u64) -> u64
pub fn add64(a: u64, b: u64) -> u64 { a + b }
pub fn sub64(a: u64, b: u64) -> u64 { a - b }
pub fn mul64(a: u64, b: u64) -> u64 { a.wrapping_mul(b) >> 3 }
pub fn mod_pow(a: u64, b: u64) -> u64 { let m = 1_000_007u64; let (mut base, mut e, mut r) = (a % m, b & 0xff, 1u64); while e > 0 { if e & 1 == 1 { r = r * base % m; } base = base * base % m; e >>= 1; } r }
pub fn is_prime(a: u64, _b: u64) -> u64 { let n = a & 0xfff; if n < 2 { return 0; } let mut d = 2; while d * d <= n { if n % d == 0 { return 0; } d += 1; } 1 }
pub fn popcount(a: u64, b: u64) -> u64 { let mut n = a ^ b; let mut c = 0; while n != 0 { n &= n - 1; c += 1; } c }
pub fn log2(a: u64, b: u64) -> u64 { (a | 1).ilog2() as u64 + b.leading_zeros() as u64 }
pub fn next_power(a: u64, b: u64) -> u64 { ((a & 0xffff) + 1).next_power_of_two() ^ (b & 1) }
pub fn square_root(a: u64, _b: u64) -> u64 { let n = a >> 20; if n < 2 { return n; } let mut x = n; let mut y = (x + 1) / 2; while y < x { x = y; y = (x + n / x) / 2; } x }
pub fn carry(a: u64, b: u64) -> u64 { let (s, c) = a.overflowing_add(b); s ^ c as u64 }
pub fn multiply_high(a: u64, b: u64) -> u64 { ((a as u128 * b as u128) >> 64) as u64 }
pub fn hash(a: u64, b: u64) -> u64 { let mut h = 0xcbf29ce484222325u64; for byte in a.to_le_bytes() { h = (h ^ byte as u64).wrapping_mul(0x100000001b3); } h ^ b }
pub fn big_endian(a: u64, b: u64) -> u64 { u64::from_be_bytes(a.to_le_bytes()) ^ b.to_be() }
pub fn checked_chain(a: u64, b: u64) -> u64 { a.checked_mul(b).and_then(|x| x.checked_add(1)).unwrap_or(u64::MAX) }

// group: slice (&[i32], i32) -> i64
pub fn slice_sum(v: &[i32], _k: i32) -> i64 { let mut s = 0i64; for x in v { s += *x as i64; } s }
pub fn slice_sum_checked(v: &[i32], _k: i32) -> i64 { let mut s = 0i32; for x in v.iter() { s += x; } s as i64 }
pub fn slice_index(v: &[i32], k: i32) -> i64 { v[k as usize] as i64 }
pub fn slice_get(v: &[i32], k: i32) -> i64 { v.get(k as usize).copied().unwrap_or(-1) as i64 }
pub fn slice_first_last(v: &[i32], _k: i32) -> i64 { match (v.first(), v.last()) { (Some(a), Some(b)) => *a as i64 - *b as i64, _ => 0 } }
pub fn slice_iter_sum(v: &[i32], _k: i32) -> i64 { v.iter().map(|x| *x as i64).sum() }
pub fn slice_filter(v: &[i32], k: i32) -> i64 { v.iter().filter(|x| **x > k).count() as i64 }
pub fn slice_fold(v: &[i32], k: i32) -> i64 { v.iter().fold(k as i64, |a, x| a * 3 + *x as i64) }
pub fn slice_max(v: &[i32], _k: i32) -> i64 { v.iter().max().map_or(-1, |m| *m as i64) }
pub fn slice_min_by(v: &[i32], k: i32) -> i64 { v.iter().copied().min_by_key(|x| x.wrapping_sub(k).wrapping_abs()).unwrap_or(0) as i64 }
pub fn slice_position(v: &[i32], k: i32) -> i64 { v.iter().position(|x| *x == k).map_or(-1, |p| p as i64) }
pub fn slice_any_all(v: &[i32], k: i32) -> i64 { v.iter().any(|x| *x == k) as i64 + 2 * v.iter().all(|x| *x >= k) as i64 }
pub fn slice_contains(v: &[i32], k: i32) -> i64 { v.contains(&k) as i64 }
pub fn slice_enumerate(v: &[i32], _k: i32) -> i64 { let mut s = 0i64; for (i, x) in v.iter().enumerate() { s += (i as i64) * (*x as i64); } s }
pub fn slice_zip(v: &[i32], _k: i32) -> i64 { let mut s = 0i64; for (a, b) in v.iter().zip(v.iter().skip(1)) { s += (*a as i64) * (*b as i64); } s }
pub fn slice_windows(v: &[i32], _k: i32) -> i64 { v.windows(2).filter(|w| w[0] < w[1]).count() as i64 }
pub fn slice_chunks(v: &[i32], _k: i32) -> i64 { let mut s = 0i64; for c in v.chunks(2) { s = s * 10 + c.len() as i64; } s }
pub fn slice_range(v: &[i32], k: i32) -> i64 { v[1..k as usize].len() as i64 }
pub fn slice_split(v: &[i32], k: i32) -> i64 { let (a, b) = v.split_at(k as usize); a.len() as i64 * 100 + b.len() as i64 }
pub fn slice_binary(v: &[i32], k: i32) -> i64 { let (mut lo, mut hi) = (0usize, v.len()); while lo < hi { let mid = (lo + hi) / 2; if v[mid] < k { lo = mid + 1; } else { hi = mid; } } lo as i64 }
pub fn slice_reverse_iter(v: &[i32], _k: i32) -> i64 { let mut s = 0i64; for x in v.iter().rev() { s = s.wrapping_mul(7) + *x as i64; } s }
pub fn slice_take_while(v: &[i32], k: i32) -> i64 { v.iter().take_while(|x| **x < k).count() as i64 }
pub fn slice_pattern(v: &[i32], _k: i32) -> i64 { match v { [] => 0, [a] => *a as i64, [a, .., b] => *a as i64 + *b as i64 } }
pub fn slice_loop(v: &[i32], k: i32) -> i64 { let mut i = 0; let mut s = 0i64; while i < v.len() { if v[i] == k { break; } s += v[i] as i64; i += 1; } s }
pub fn slice_divide(v: &[i32], k: i32) -> i64 { let mut s = 0; for x in v { s += x / k; } s as i64 }

// group: mutable (&mut [i32], i32) -> i64
pub fn mut_fill(v: &mut [i32], k: i32) -> i64 { for x in v.iter_mut() { *x = k; } 0 }
pub fn mut_increment(v: &mut [i32], k: i32) -> i64 { for x in v { *x += k; } 1 }
pub fn mut_reverse(v: &mut [i32], _k: i32) -> i64 { let n = v.len(); for i in 0..n / 2 { v.swap(i, n - 1 - i); } n as i64 }
pub fn mut_bubble(v: &mut [i32], _k: i32) -> i64 { let mut swaps = 0; for i in 0..v.len() { for j in 1..v.len() - i { if v[j - 1] > v[j] { v.swap(j - 1, j); swaps += 1; } } } swaps }
pub fn mut_insertion(v: &mut [i32], _k: i32) -> i64 { for i in 1..v.len() { let x = v[i]; let mut j = i; while j > 0 && v[j - 1] > x { v[j] = v[j - 1]; j -= 1; } v[j] = x; } 0 }
pub fn mut_prefix(v: &mut [i32], _k: i32) -> i64 { for i in 1..v.len() { v[i] = v[i].wrapping_add(v[i - 1]); } 0 }
pub fn mut_set(v: &mut [i32], k: i32) -> i64 { v[k as usize] = 42; k as i64 }
pub fn mut_rotate(v: &mut [i32], k: i32) -> i64 { if v.is_empty() { return -1; } let n = v.len(); for _ in 0..(k.unsigned_abs() as usize % n) { let first = v[0]; for i in 1..n { v[i - 1] = v[i]; } v[n - 1] = first; } 0 }
pub fn mut_partition(v: &mut [i32], k: i32) -> i64 { let mut store = 0; for i in 0..v.len() { if v[i] < k { v.swap(store, i); store += 1; } } store as i64 }
pub fn mut_split(v: &mut [i32], k: i32) -> i64 { let m = v.len() / 2; let (a, b) = v.split_at_mut(m); for (x, y) in a.iter_mut().zip(b.iter_mut()) { std::mem::swap(x, y); *x ^= k; } m as i64 }
