double f(double a){return a / 3.0;}
