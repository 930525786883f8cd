extern int ask(int x);

static int count;

int first(int x) {
    int answer = ask(x);
    count++;
    return answer;
}

int second(int x) { return x + count; }
