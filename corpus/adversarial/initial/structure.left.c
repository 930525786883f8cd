// claim:  amplify
// truth:  different
// why:    one field of a global structure starts at another value

struct config { int depth; double gain; char mode; };

struct config settings = { 8, 0.5, 'x' };

double amplify(double x) {
    return settings.mode == 'x' ? x * settings.gain : x;
}
