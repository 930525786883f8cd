// claim:  poll
// truth:  different
// why:    what the second call is told does not depend on the first answer
int sensor(int channel);
void notify(int code);

int poll(int x) {
    int v = sensor(x);
    notify(x);
    return v;
}
