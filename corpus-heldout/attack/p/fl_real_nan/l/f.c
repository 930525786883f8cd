double f(double a){return a == a ? 1 : 0;}
