int f(int a) { return (int)((unsigned)a + 1u) > a; }
