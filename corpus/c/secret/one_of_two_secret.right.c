unsigned first(unsigned key, unsigned salt) {
    return (key & salt) | (~key & salt);
}
