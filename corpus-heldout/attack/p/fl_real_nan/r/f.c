double f(double a){return a < 1e300 ? 1 : a >= 1e300 ? 1 : 0;}
