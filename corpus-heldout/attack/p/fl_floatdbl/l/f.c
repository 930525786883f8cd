float f(float a, float b){return a * b + 1.0f;}
