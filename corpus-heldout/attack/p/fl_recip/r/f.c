double f(double a){return a * (1/3.0);}
