float f(float a, float b){return (double)a * b + 1.0;}
