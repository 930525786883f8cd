struct config { int depth; double gain; char mode; };

struct config settings = { 8, 0.25, 'x' };

double amplify(double x) {
    return settings.mode == 'x' ? x * settings.gain : x;
}
