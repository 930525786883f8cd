double f(double a){return a / 4.0;}
