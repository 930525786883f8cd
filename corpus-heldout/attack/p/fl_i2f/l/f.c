float f(int a){return (float)a;}
