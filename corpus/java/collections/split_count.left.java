// claim:  fields
// truth:  different
// today:  unknown
// why:    split drops trailing empty fields
class Fields {
    static int fields(String line) {
        int n = 1;
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == ',') n++;
        }
        return n;
    }
}
