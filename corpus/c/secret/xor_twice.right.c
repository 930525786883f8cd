unsigned mix(unsigned x, unsigned key) {
    unsigned masked = x ^ key;
    return (masked ^ key) + 1;
}
