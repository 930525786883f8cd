int f(int a) { return (char)a; }
