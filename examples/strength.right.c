unsigned total(unsigned n) {
    unsigned sum = 0, step = 0;
    while (n != 0) {
        sum += step;
        step += 12;
        n--;
    }
    return sum;
}
