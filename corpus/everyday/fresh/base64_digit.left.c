// claim: base64_digit
// truth: equivalent
// why:   the alphabet as a string against ranges
char base64_digit(unsigned value) {
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"[value & 63];
}
