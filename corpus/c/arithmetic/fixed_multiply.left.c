// claim: multiply
// truth: equivalent
// today: unknown
// why:   a product of fixed-point numbers in a wider type, or from halves
short multiply(short a, short b) { return (short)((int)a * b >> 8); }
