// claim:  pass_on
// truth:  different
// today:  unknown
// why:    the second call is told more than the first one answered
int sensor(int channel);
void notify(int code);

void pass_on(int x) {
    notify(sensor(x));
}
