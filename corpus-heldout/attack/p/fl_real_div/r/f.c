double f(double a){return 1;}
