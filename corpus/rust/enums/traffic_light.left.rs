// claim: next
// truth: equivalent
// why:   a match over an enumeration against arithmetic on its number
#[derive(Clone, Copy)]
pub enum Light { Red, RedYellow, Green, Yellow }

fn light(number: u8) -> Light {
    match number & 3 {
        0 => Light::Red,
        1 => Light::RedYellow,
        2 => Light::Green,
        _ => Light::Yellow,
    }
}

pub fn next(number: u8) -> u8 {
    match light(number) {
        Light::Red => Light::RedYellow as u8,
        Light::RedYellow => Light::Green as u8,
        Light::Green => Light::Yellow as u8,
        Light::Yellow => Light::Red as u8,
    }
}
