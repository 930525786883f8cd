pub static mut N: u32 = 0;
extern "C" fn boot() { println!("hi"); }
#[used]
#[unsafe(link_section = ".init_array")]
static BOOT: extern "C" fn() = boot;
pub fn f(x: u32) -> u32 { x % 2 }
