short multiply(short a, short b) {
    int whole = a >> 8;
    int part = a & 0xff;
    return (short)(whole * b + (part * b >> 8));
}
