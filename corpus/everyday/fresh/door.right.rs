pub fn run(events: &[u8]) -> u8 {
    let mut open = false;
    let mut locked = false;
    for event in events {
        if open {
            open = *event != b'c';
        } else if locked {
            if *event == b'u' {
                locked = false;
            }
        } else {
            match *event {
                b'o' => open = true,
                b'l' => locked = true,
                _ => {}
            }
        }
    }
    if open {
        1
    } else if locked {
        2
    } else {
        0
    }
}
