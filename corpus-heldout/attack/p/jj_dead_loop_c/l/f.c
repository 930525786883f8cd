int f(unsigned char n, int k) { for (unsigned char i = 0; i <= n; i++) { } return k; }
