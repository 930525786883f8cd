struct complex { double re, im; };
struct complex multiply(struct complex a, struct complex b) {
    struct complex r;
    r.re = a.re * b.re - a.im * b.im;
    r.im = a.re * b.im - a.im * b.re;
    return r;
}
