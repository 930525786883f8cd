#[no_mangle]
pub fn crc16(data: &[u8]) -> u16 {
    data.iter().fold(0xffff, |crc: u16, &byte| {
        (0..8).fold(crc ^ u16::from(byte) << 8, |crc, _| {
            let carry = (crc as i16) < 0;
            (crc << 1) ^ if carry { 0x1021 } else { 0 }
        })
    })
}
