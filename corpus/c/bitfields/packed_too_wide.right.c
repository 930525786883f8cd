unsigned pack(unsigned d, unsigned m, unsigned y) {
    return (y & 127u) * 372u + (m & 31u) * 31u + (d & 31u);
}
