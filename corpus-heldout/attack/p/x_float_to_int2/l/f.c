int f(double a) { return (int)a; }
