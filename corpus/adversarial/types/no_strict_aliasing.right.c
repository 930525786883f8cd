float f(float *p, unsigned *q) {
    *q = 0;
    *p = 1.0f;
    return *p;
}
