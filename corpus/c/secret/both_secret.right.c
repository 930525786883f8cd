unsigned first(unsigned key, unsigned x, unsigned salt) {
    return (x | key | salt) & (x | ~(key | salt)) & x;
}
