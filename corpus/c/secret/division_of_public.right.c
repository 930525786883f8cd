unsigned part(unsigned key, unsigned x) {
    return (x / 10) ^ key;
}
