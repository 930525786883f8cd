int mix(signed char a, unsigned char b, short c, _Bool d) { return (unsigned char)a * 3 + b * 5 + c * 7 + d; }
