double f(double a){return 0.0 - a;}
