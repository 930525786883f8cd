; ModuleID = 'sample.c'
source_filename = "sample.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Floats = type { float, float }
%struct.Record = type { i32, i8, double, %struct.Record* }
%union.Bits = type { i32 }

@table = internal global [5 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5], align 16, !dbg !0
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@counter = dso_local global i32 0, align 4, !dbg !7
@names = internal constant [3 x i8*] [i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.1, i32 0, i32 0), i8* getelementptr inbounds ([4 x i8], [4 x i8]* @.str.2, i32 0, i32 0), i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.3, i32 0, i32 0)], align 16, !dbg !9
@.str.1 = private unnamed_addr constant [4 x i8] c"one\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"two\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"three\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local <2 x float> @shifted(<2 x float> %p.coerce) #0 !dbg !29 {
entry:
  %retval = alloca %struct.Floats, align 4
  %p = alloca %struct.Floats, align 4
  %0 = bitcast %struct.Floats* %p to <2 x float>*
  store <2 x float> %p.coerce, <2 x float>* %0, align 4
  call void @llvm.dbg.declare(metadata %struct.Floats* %p, metadata !38, metadata !DIExpression()), !dbg !39
  %a = getelementptr inbounds %struct.Floats, %struct.Floats* %p, i32 0, i32 0, !dbg !40
  %1 = load float, float* %a, align 4, !dbg !41
  %add = fadd float %1, 1.000000e+00, !dbg !41
  store float %add, float* %a, align 4, !dbg !41
  %2 = bitcast %struct.Floats* %retval to i8*, !dbg !42
  %3 = bitcast %struct.Floats* %p to i8*, !dbg !42
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %2, i8* align 4 %3, i64 8, i1 false), !dbg !42
  %4 = bitcast %struct.Floats* %retval to <2 x float>*, !dbg !43
  %5 = load <2 x float>, <2 x float>* %4, align 4, !dbg !43
  ret <2 x float> %5, !dbg !43
}

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define dso_local void @changed(%struct.Record* noalias sret(%struct.Record) align 8 %agg.result, %struct.Record* noundef byval(%struct.Record) align 8 %r, i32* noundef %by) #3 !dbg !44 {
entry:
  %by.addr = alloca i32*, align 8
  call void @llvm.dbg.declare(metadata %struct.Record* %r, metadata !56, metadata !DIExpression()), !dbg !57
  store i32* %by, i32** %by.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %by.addr, metadata !58, metadata !DIExpression()), !dbg !59
  %0 = load i32*, i32** %by.addr, align 8, !dbg !60
  %1 = load i32, i32* %0, align 4, !dbg !61
  %id = getelementptr inbounds %struct.Record, %struct.Record* %r, i32 0, i32 0, !dbg !62
  %2 = load i32, i32* %id, align 8, !dbg !63
  %add = add nsw i32 %2, %1, !dbg !63
  store i32 %add, i32* %id, align 8, !dbg !63
  %3 = bitcast %struct.Record* %agg.result to i8*, !dbg !64
  %4 = bitcast %struct.Record* %r to i8*, !dbg !64
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %3, i8* align 8 %4, i64 24, i1 false), !dbg !64
  ret void, !dbg !65
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @weighted(i32 noundef %n, i32* noundef %values) #3 !dbg !66 {
entry:
  %n.addr = alloca i32, align 4
  %values.addr = alloca i32*, align 8
  %sum = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !69, metadata !DIExpression()), !dbg !70
  store i32* %values, i32** %values.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %values.addr, metadata !71, metadata !DIExpression()), !dbg !72
  call void @llvm.dbg.declare(metadata i32* %sum, metadata !73, metadata !DIExpression()), !dbg !74
  store i32 0, i32* %sum, align 4, !dbg !74
  call void @llvm.dbg.declare(metadata i32* %i, metadata !75, metadata !DIExpression()), !dbg !77
  store i32 0, i32* %i, align 4, !dbg !77
  br label %for.cond, !dbg !78

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, i32* %i, align 4, !dbg !79
  %1 = load i32, i32* %n.addr, align 4, !dbg !81
  %cmp = icmp slt i32 %0, %1, !dbg !82
  br i1 %cmp, label %for.body, label %for.end, !dbg !83

for.body:                                         ; preds = %for.cond
  %2 = load i32*, i32** %values.addr, align 8, !dbg !84
  %3 = load i32, i32* %i, align 4, !dbg !85
  %idxprom = sext i32 %3 to i64, !dbg !84
  %arrayidx = getelementptr inbounds i32, i32* %2, i64 %idxprom, !dbg !84
  %4 = load i32, i32* %arrayidx, align 4, !dbg !84
  %5 = load i32, i32* %i, align 4, !dbg !86
  %rem = srem i32 %5, 5, !dbg !87
  %idxprom1 = sext i32 %rem to i64, !dbg !88
  %arrayidx2 = getelementptr inbounds [5 x i32], [5 x i32]* @table, i64 0, i64 %idxprom1, !dbg !88
  %6 = load i32, i32* %arrayidx2, align 4, !dbg !88
  %mul = mul nsw i32 %4, %6, !dbg !89
  %7 = load i32, i32* %sum, align 4, !dbg !90
  %add = add nsw i32 %7, %mul, !dbg !90
  store i32 %add, i32* %sum, align 4, !dbg !90
  br label %for.inc, !dbg !91

for.inc:                                          ; preds = %for.body
  %8 = load i32, i32* %i, align 4, !dbg !92
  %inc = add nsw i32 %8, 1, !dbg !92
  store i32 %inc, i32* %i, align 4, !dbg !92
  br label %for.cond, !dbg !93, !llvm.loop !94

for.end:                                          ; preds = %for.cond
  %9 = load i32, i32* %sum, align 4, !dbg !97
  %call = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i32 noundef %9), !dbg !98
  %10 = load i32, i32* @counter, align 4, !dbg !99
  %inc3 = add nsw i32 %10, 1, !dbg !99
  store i32 %inc3, i32* @counter, align 4, !dbg !99
  %11 = load i32, i32* %sum, align 4, !dbg !100
  ret i32 %11, !dbg !101
}

declare i32 @printf(i8* noundef, ...) #4

; Function Attrs: noinline nounwind uwtable
define dso_local double @curve(double noundef %x) #3 !dbg !102 {
entry:
  %x.addr = alloca double, align 8
  store double %x, double* %x.addr, align 8
  call void @llvm.dbg.declare(metadata double* %x.addr, metadata !105, metadata !DIExpression()), !dbg !106
  %0 = load double, double* %x.addr, align 8, !dbg !107
  %call = call double @sin(double noundef %0) #9, !dbg !108
  %1 = load double, double* %x.addr, align 8, !dbg !109
  %2 = call double @llvm.fabs.f64(double %1), !dbg !110
  %3 = load double, double* %x.addr, align 8, !dbg !111
  %call1 = call double @sqrt(double noundef %3) #9, !dbg !112
  %mul = fmul double %2, %call1, !dbg !113
  %add = fadd double %call, %mul, !dbg !114
  %4 = load double, double* %x.addr, align 8, !dbg !115
  %5 = call double @llvm.minnum.f64(double %4, double 2.000000e+00), !dbg !116
  %sub = fsub double %add, %5, !dbg !117
  ret double %sub, !dbg !118
}

; Function Attrs: nounwind
declare double @sin(double noundef) #5

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.fabs.f64(double) #1

; Function Attrs: nounwind
declare double @sqrt(double noundef) #5

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare double @llvm.minnum.f64(double, double) #1

; Function Attrs: noinline nounwind uwtable
define dso_local float @single_of(i32 noundef %i) #3 !dbg !119 {
entry:
  %i.addr = alloca i32, align 4
  %bits = alloca %union.Bits, align 4
  store i32 %i, i32* %i.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %i.addr, metadata !122, metadata !DIExpression()), !dbg !123
  call void @llvm.dbg.declare(metadata %union.Bits* %bits, metadata !124, metadata !DIExpression()), !dbg !134
  %0 = load i32, i32* %i.addr, align 4, !dbg !135
  %integer = bitcast %union.Bits* %bits to i32*, !dbg !136
  store i32 %0, i32* %integer, align 4, !dbg !137
  %bytes = bitcast %union.Bits* %bits to [4 x i8]*, !dbg !138
  %arrayidx = getelementptr inbounds [4 x i8], [4 x i8]* %bytes, i64 0, i64 0, !dbg !139
  %1 = load i8, i8* %arrayidx, align 4, !dbg !140
  %conv = zext i8 %1 to i32, !dbg !140
  %xor = xor i32 %conv, 1, !dbg !140
  %conv1 = trunc i32 %xor to i8, !dbg !140
  store i8 %conv1, i8* %arrayidx, align 4, !dbg !140
  %single = bitcast %union.Bits* %bits to float*, !dbg !141
  %2 = load float, float* %single, align 4, !dbg !141
  ret float %2, !dbg !142
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @choose(i32 noundef %x) #3 !dbg !143 {
entry:
  %retval = alloca i32, align 4
  %x.addr = alloca i32, align 4
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !146, metadata !DIExpression()), !dbg !147
  %0 = load i32, i32* %x.addr, align 4, !dbg !148
  switch i32 %0, label %sw.default [
    i32 1, label %sw.bb
    i32 5, label %sw.bb1
  ], !dbg !149

sw.bb:                                            ; preds = %entry
  store i32 3, i32* %retval, align 4, !dbg !150
  br label %return, !dbg !150

sw.bb1:                                           ; preds = %entry
  store i32 9, i32* %retval, align 4, !dbg !152
  br label %return, !dbg !152

sw.default:                                       ; preds = %entry
  %1 = load i32, i32* %x.addr, align 4, !dbg !153
  %and = and i32 %1, 1, !dbg !154
  %idxprom = sext i32 %and to i64, !dbg !155
  %arrayidx = getelementptr inbounds [3 x i8*], [3 x i8*]* @names, i64 0, i64 %idxprom, !dbg !155
  %2 = load i8*, i8** %arrayidx, align 8, !dbg !155
  %call = call i64 @strlen(i8* noundef %2) #10, !dbg !156
  %conv = trunc i64 %call to i32, !dbg !157
  store i32 %conv, i32* %retval, align 4, !dbg !158
  br label %return, !dbg !158

return:                                           ; preds = %sw.default, %sw.bb1, %sw.bb
  %3 = load i32, i32* %retval, align 4, !dbg !159
  ret i32 %3, !dbg !159
}

; Function Attrs: nounwind readonly willreturn
declare i64 @strlen(i8* noundef) #6

; Function Attrs: noinline nounwind uwtable
define dso_local i64 @length(%struct.Record* noundef %r) #3 !dbg !160 {
entry:
  %r.addr = alloca %struct.Record*, align 8
  %n = alloca i64, align 8
  store %struct.Record* %r, %struct.Record** %r.addr, align 8
  call void @llvm.dbg.declare(metadata %struct.Record** %r.addr, metadata !166, metadata !DIExpression()), !dbg !167
  call void @llvm.dbg.declare(metadata i64* %n, metadata !168, metadata !DIExpression()), !dbg !169
  store i64 0, i64* %n, align 8, !dbg !169
  br label %while.cond, !dbg !170

while.cond:                                       ; preds = %while.body, %entry
  %0 = load %struct.Record*, %struct.Record** %r.addr, align 8, !dbg !171
  %tobool = icmp ne %struct.Record* %0, null, !dbg !170
  br i1 %tobool, label %while.body, label %while.end, !dbg !170

while.body:                                       ; preds = %while.cond
  %1 = load i64, i64* %n, align 8, !dbg !172
  %inc = add nsw i64 %1, 1, !dbg !172
  store i64 %inc, i64* %n, align 8, !dbg !172
  %2 = load %struct.Record*, %struct.Record** %r.addr, align 8, !dbg !174
  %next = getelementptr inbounds %struct.Record, %struct.Record* %2, i32 0, i32 3, !dbg !175
  %3 = load %struct.Record*, %struct.Record** %next, align 8, !dbg !175
  store %struct.Record* %3, %struct.Record** %r.addr, align 8, !dbg !176
  br label %while.cond, !dbg !170, !llvm.loop !177

while.end:                                        ; preds = %while.cond
  %4 = load i64, i64* %n, align 8, !dbg !179
  ret i64 %4, !dbg !180
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @by_address(i32 noundef %x) #3 !dbg !181 {
entry:
  %x.addr = alloca i32, align 4
  %local = alloca [4 x i32], align 16
  store i32 %x, i32* %x.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %x.addr, metadata !182, metadata !DIExpression()), !dbg !183
  call void @llvm.dbg.declare(metadata [4 x i32]* %local, metadata !184, metadata !DIExpression()), !dbg !186
  %arrayinit.begin = getelementptr inbounds [4 x i32], [4 x i32]* %local, i64 0, i64 0, !dbg !187
  %0 = load i32, i32* %x.addr, align 4, !dbg !188
  store i32 %0, i32* %arrayinit.begin, align 4, !dbg !187
  %arrayinit.element = getelementptr inbounds i32, i32* %arrayinit.begin, i64 1, !dbg !187
  store i32 2, i32* %arrayinit.element, align 4, !dbg !187
  %arrayinit.element1 = getelementptr inbounds i32, i32* %arrayinit.element, i64 1, !dbg !187
  store i32 3, i32* %arrayinit.element1, align 4, !dbg !187
  %arrayinit.element2 = getelementptr inbounds i32, i32* %arrayinit.element1, i64 1, !dbg !187
  store i32 4, i32* %arrayinit.element2, align 4, !dbg !187
  %1 = load i32, i32* %x.addr, align 4, !dbg !189
  %and = and i32 %1, 3, !dbg !190
  %idxprom = sext i32 %and to i64, !dbg !191
  %arrayidx = getelementptr inbounds [4 x i32], [4 x i32]* %local, i64 0, i64 %idxprom, !dbg !191
  call void @bump(i32* noundef %arrayidx, i32 noundef 7), !dbg !192
  %arrayidx3 = getelementptr inbounds [4 x i32], [4 x i32]* %local, i64 0, i64 0, !dbg !193
  %2 = load i32, i32* %arrayidx3, align 16, !dbg !193
  %cmp = icmp sgt i32 %2, 100, !dbg !195
  br i1 %cmp, label %if.then, label %if.end, !dbg !196

if.then:                                          ; preds = %entry
  call void @abort() #11, !dbg !197
  unreachable, !dbg !197

if.end:                                           ; preds = %entry
  %arrayidx4 = getelementptr inbounds [4 x i32], [4 x i32]* %local, i64 0, i64 0, !dbg !198
  %3 = load i32, i32* %arrayidx4, align 16, !dbg !198
  %arrayidx5 = getelementptr inbounds [4 x i32], [4 x i32]* %local, i64 0, i64 1, !dbg !199
  %4 = load i32, i32* %arrayidx5, align 4, !dbg !199
  %add = add nsw i32 %3, %4, !dbg !200
  ret i32 %add, !dbg !201
}

; Function Attrs: noinline nounwind uwtable
define internal void @bump(i32* noundef %p, i32 noundef %by) #3 !dbg !202 {
entry:
  %p.addr = alloca i32*, align 8
  %by.addr = alloca i32, align 4
  store i32* %p, i32** %p.addr, align 8
  call void @llvm.dbg.declare(metadata i32** %p.addr, metadata !206, metadata !DIExpression()), !dbg !207
  store i32 %by, i32* %by.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %by.addr, metadata !208, metadata !DIExpression()), !dbg !209
  %0 = load i32*, i32** %p.addr, align 8, !dbg !210
  %1 = load i32, i32* %0, align 4, !dbg !211
  %div = sdiv i32 %1, 3, !dbg !212
  %2 = load i32, i32* %by.addr, align 4, !dbg !213
  %3 = load i32*, i32** %p.addr, align 8, !dbg !214
  %4 = load i32, i32* %3, align 4, !dbg !215
  %and = and i32 %4, 7, !dbg !216
  %shr = lshr i32 %2, %and, !dbg !217
  %add = add nsw i32 %div, %shr, !dbg !218
  %5 = load i32*, i32** %p.addr, align 8, !dbg !219
  store i32 %add, i32* %5, align 4, !dbg !220
  ret void, !dbg !221
}

; Function Attrs: noreturn nounwind
declare void @abort() #7

; Function Attrs: noinline nounwind uwtable
define dso_local void @copy(i8* noundef %to, i8* noundef %from, i64 noundef %n) #3 !dbg !222 {
entry:
  %to.addr = alloca i8*, align 8
  %from.addr = alloca i8*, align 8
  %n.addr = alloca i64, align 8
  %buffer = alloca [16 x i8], align 16
  store i8* %to, i8** %to.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %to.addr, metadata !227, metadata !DIExpression()), !dbg !228
  store i8* %from, i8** %from.addr, align 8
  call void @llvm.dbg.declare(metadata i8** %from.addr, metadata !229, metadata !DIExpression()), !dbg !230
  store i64 %n, i64* %n.addr, align 8
  call void @llvm.dbg.declare(metadata i64* %n.addr, metadata !231, metadata !DIExpression()), !dbg !232
  call void @llvm.dbg.declare(metadata [16 x i8]* %buffer, metadata !233, metadata !DIExpression()), !dbg !237
  %arraydecay = getelementptr inbounds [16 x i8], [16 x i8]* %buffer, i64 0, i64 0, !dbg !238
  call void @llvm.memset.p0i8.i64(i8* align 16 %arraydecay, i8 0, i64 16, i1 false), !dbg !238
  %arraydecay1 = getelementptr inbounds [16 x i8], [16 x i8]* %buffer, i64 0, i64 0, !dbg !239
  %0 = load i8*, i8** %from.addr, align 8, !dbg !240
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 16 %arraydecay1, i8* align 1 %0, i64 8, i1 false), !dbg !239
  %1 = load i8*, i8** %to.addr, align 8, !dbg !241
  %2 = load i8*, i8** %to.addr, align 8, !dbg !242
  %add.ptr = getelementptr inbounds i8, i8* %2, i64 1, !dbg !243
  %3 = load i64, i64* %n.addr, align 8, !dbg !244
  call void @llvm.memmove.p0i8.p0i8.i64(i8* align 1 %1, i8* align 1 %add.ptr, i64 %3, i1 false), !dbg !245
  %4 = load i8*, i8** %to.addr, align 8, !dbg !246
  %arraydecay2 = getelementptr inbounds [16 x i8], [16 x i8]* %buffer, i64 0, i64 0, !dbg !247
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %4, i8* align 16 %arraydecay2, i64 8, i1 false), !dbg !247
  ret void, !dbg !248
}

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #8

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memmove.p0i8.p0i8.i64(i8* nocapture writeonly, i8* nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define dso_local i32* @grown(i32 noundef %n) #3 !dbg !249 {
entry:
  %n.addr = alloca i32, align 4
  %p = alloca i32*, align 8
  %q = alloca i32*, align 8
  store i32 %n, i32* %n.addr, align 4
  call void @llvm.dbg.declare(metadata i32* %n.addr, metadata !252, metadata !DIExpression()), !dbg !253
  call void @llvm.dbg.declare(metadata i32** %p, metadata !254, metadata !DIExpression()), !dbg !255
  %0 = load i32, i32* %n.addr, align 4, !dbg !256
  %conv = sext i32 %0 to i64, !dbg !256
  %mul = mul i64 %conv, 4, !dbg !257
  %call = call noalias i8* @malloc(i64 noundef %mul) #9, !dbg !258
  %1 = bitcast i8* %call to i32*, !dbg !258
  store i32* %1, i32** %p, align 8, !dbg !255
  call void @llvm.dbg.declare(metadata i32** %q, metadata !259, metadata !DIExpression()), !dbg !261
  %2 = load i32*, i32** %p, align 8, !dbg !262
  store i32* %2, i32** %q, align 8, !dbg !261
  br label %for.cond, !dbg !263

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32*, i32** %q, align 8, !dbg !264
  %4 = load i32*, i32** %p, align 8, !dbg !266
  %5 = load i32, i32* %n.addr, align 4, !dbg !267
  %idx.ext = sext i32 %5 to i64, !dbg !268
  %add.ptr = getelementptr inbounds i32, i32* %4, i64 %idx.ext, !dbg !268
  %cmp = icmp ult i32* %3, %add.ptr, !dbg !269
  br i1 %cmp, label %for.body, label %for.end, !dbg !270

for.body:                                         ; preds = %for.cond
  %6 = load i32*, i32** %q, align 8, !dbg !271
  %7 = load i32*, i32** %p, align 8, !dbg !272
  %sub.ptr.lhs.cast = ptrtoint i32* %6 to i64, !dbg !273
  %sub.ptr.rhs.cast = ptrtoint i32* %7 to i64, !dbg !273
  %sub.ptr.sub = sub i64 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast, !dbg !273
  %sub.ptr.div = sdiv exact i64 %sub.ptr.sub, 4, !dbg !273
  %conv2 = trunc i64 %sub.ptr.div to i32, !dbg !274
  %8 = load i32*, i32** %q, align 8, !dbg !275
  store i32 %conv2, i32* %8, align 4, !dbg !276
  br label %for.inc, !dbg !277

for.inc:                                          ; preds = %for.body
  %9 = load i32*, i32** %q, align 8, !dbg !278
  %incdec.ptr = getelementptr inbounds i32, i32* %9, i32 1, !dbg !278
  store i32* %incdec.ptr, i32** %q, align 8, !dbg !278
  br label %for.cond, !dbg !279, !llvm.loop !280

for.end:                                          ; preds = %for.cond
  %10 = load i32*, i32** %p, align 8, !dbg !282
  ret i32* %10, !dbg !283
}

; Function Attrs: nounwind
declare noalias i8* @malloc(i64 noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nofree nounwind willreturn }
attributes #3 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { argmemonly nofree nounwind willreturn writeonly }
attributes #9 = { nounwind }
attributes #10 = { nounwind readonly willreturn }
attributes #11 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}
!llvm.ident = !{!28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 21, type: !18, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 14.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "sample.c", directory: ".", checksumkind: CSK_MD5, checksum: "3fc02ea54ce0f8f8ae43132375b72731")
!4 = !{!5}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!7, !0, !9}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 23, type: !5, isLocal: false, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 22, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 192, elements: !16)
!12 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17}
!17 = !DISubrange(count: 3)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 160, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 5)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 7, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 1}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = !{!"Debian clang version 14.0.6"}
!29 = distinct !DISubprogram(name: "shifted", scope: !3, file: !3, line: 25, type: !30, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Floats", file: !3, line: 13, size: 64, elements: !33)
!33 = !{!34, !36}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !32, file: !3, line: 14, baseType: !35, size: 32)
!35 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !32, file: !3, line: 14, baseType: !35, size: 32, offset: 32)
!37 = !{}
!38 = !DILocalVariable(name: "p", arg: 1, scope: !29, file: !3, line: 25, type: !32)
!39 = !DILocation(line: 25, column: 37, scope: !29)
!40 = !DILocation(line: 26, column: 5, scope: !29)
!41 = !DILocation(line: 26, column: 7, scope: !29)
!42 = !DILocation(line: 27, column: 10, scope: !29)
!43 = !DILocation(line: 27, column: 3, scope: !29)
!44 = distinct !DISubprogram(name: "changed", scope: !3, file: !3, line: 29, type: !45, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!45 = !DISubroutineType(types: !46)
!46 = !{!47, !47, !55}
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Record", file: !3, line: 7, size: 192, elements: !48)
!48 = !{!49, !50, !51, !53}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !47, file: !3, line: 8, baseType: !5, size: 32)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !47, file: !3, line: 9, baseType: !15, size: 8, offset: 32)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "weight", scope: !47, file: !3, line: 10, baseType: !52, size: 64, offset: 64)
!52 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !47, file: !3, line: 11, baseType: !54, size: 64, offset: 128)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!56 = !DILocalVariable(name: "r", arg: 1, scope: !44, file: !3, line: 29, type: !47)
!57 = !DILocation(line: 29, column: 37, scope: !44)
!58 = !DILocalVariable(name: "by", arg: 2, scope: !44, file: !3, line: 29, type: !55)
!59 = !DILocation(line: 29, column: 45, scope: !44)
!60 = !DILocation(line: 30, column: 12, scope: !44)
!61 = !DILocation(line: 30, column: 11, scope: !44)
!62 = !DILocation(line: 30, column: 5, scope: !44)
!63 = !DILocation(line: 30, column: 8, scope: !44)
!64 = !DILocation(line: 31, column: 10, scope: !44)
!65 = !DILocation(line: 31, column: 3, scope: !44)
!66 = distinct !DISubprogram(name: "weighted", scope: !3, file: !3, line: 33, type: !67, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!67 = !DISubroutineType(types: !68)
!68 = !{!5, !5, !55}
!69 = !DILocalVariable(name: "n", arg: 1, scope: !66, file: !3, line: 33, type: !5)
!70 = !DILocation(line: 33, column: 18, scope: !66)
!71 = !DILocalVariable(name: "values", arg: 2, scope: !66, file: !3, line: 33, type: !55)
!72 = !DILocation(line: 33, column: 26, scope: !66)
!73 = !DILocalVariable(name: "sum", scope: !66, file: !3, line: 34, type: !5)
!74 = !DILocation(line: 34, column: 7, scope: !66)
!75 = !DILocalVariable(name: "i", scope: !76, file: !3, line: 35, type: !5)
!76 = distinct !DILexicalBlock(scope: !66, file: !3, line: 35, column: 3)
!77 = !DILocation(line: 35, column: 12, scope: !76)
!78 = !DILocation(line: 35, column: 8, scope: !76)
!79 = !DILocation(line: 35, column: 19, scope: !80)
!80 = distinct !DILexicalBlock(scope: !76, file: !3, line: 35, column: 3)
!81 = !DILocation(line: 35, column: 23, scope: !80)
!82 = !DILocation(line: 35, column: 21, scope: !80)
!83 = !DILocation(line: 35, column: 3, scope: !76)
!84 = !DILocation(line: 36, column: 12, scope: !80)
!85 = !DILocation(line: 36, column: 19, scope: !80)
!86 = !DILocation(line: 36, column: 30, scope: !80)
!87 = !DILocation(line: 36, column: 32, scope: !80)
!88 = !DILocation(line: 36, column: 24, scope: !80)
!89 = !DILocation(line: 36, column: 22, scope: !80)
!90 = !DILocation(line: 36, column: 9, scope: !80)
!91 = !DILocation(line: 36, column: 5, scope: !80)
!92 = !DILocation(line: 35, column: 27, scope: !80)
!93 = !DILocation(line: 35, column: 3, scope: !80)
!94 = distinct !{!94, !83, !95, !96}
!95 = !DILocation(line: 36, column: 35, scope: !76)
!96 = !{!"llvm.loop.mustprogress"}
!97 = !DILocation(line: 37, column: 18, scope: !66)
!98 = !DILocation(line: 37, column: 3, scope: !66)
!99 = !DILocation(line: 38, column: 10, scope: !66)
!100 = !DILocation(line: 39, column: 10, scope: !66)
!101 = !DILocation(line: 39, column: 3, scope: !66)
!102 = distinct !DISubprogram(name: "curve", scope: !3, file: !3, line: 41, type: !103, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!103 = !DISubroutineType(types: !104)
!104 = !{!52, !52}
!105 = !DILocalVariable(name: "x", arg: 1, scope: !102, file: !3, line: 41, type: !52)
!106 = !DILocation(line: 41, column: 21, scope: !102)
!107 = !DILocation(line: 41, column: 37, scope: !102)
!108 = !DILocation(line: 41, column: 33, scope: !102)
!109 = !DILocation(line: 41, column: 47, scope: !102)
!110 = !DILocation(line: 41, column: 42, scope: !102)
!111 = !DILocation(line: 41, column: 57, scope: !102)
!112 = !DILocation(line: 41, column: 52, scope: !102)
!113 = !DILocation(line: 41, column: 50, scope: !102)
!114 = !DILocation(line: 41, column: 40, scope: !102)
!115 = !DILocation(line: 41, column: 67, scope: !102)
!116 = !DILocation(line: 41, column: 62, scope: !102)
!117 = !DILocation(line: 41, column: 60, scope: !102)
!118 = !DILocation(line: 41, column: 26, scope: !102)
!119 = distinct !DISubprogram(name: "single_of", scope: !3, file: !3, line: 42, type: !120, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!120 = !DISubroutineType(types: !121)
!121 = !{!35, !5}
!122 = !DILocalVariable(name: "i", arg: 1, scope: !119, file: !3, line: 42, type: !5)
!123 = !DILocation(line: 42, column: 21, scope: !119)
!124 = !DILocalVariable(name: "bits", scope: !119, file: !3, line: 43, type: !125)
!125 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "Bits", file: !3, line: 16, size: 32, elements: !126)
!126 = !{!127, !128, !129}
!127 = !DIDerivedType(tag: DW_TAG_member, name: "integer", scope: !125, file: !3, line: 17, baseType: !5, size: 32)
!128 = !DIDerivedType(tag: DW_TAG_member, name: "single", scope: !125, file: !3, line: 18, baseType: !35, size: 32)
!129 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !125, file: !3, line: 19, baseType: !130, size: 32)
!130 = !DICompositeType(tag: DW_TAG_array_type, baseType: !131, size: 32, elements: !132)
!131 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!132 = !{!133}
!133 = !DISubrange(count: 4)
!134 = !DILocation(line: 43, column: 14, scope: !119)
!135 = !DILocation(line: 44, column: 18, scope: !119)
!136 = !DILocation(line: 44, column: 8, scope: !119)
!137 = !DILocation(line: 44, column: 16, scope: !119)
!138 = !DILocation(line: 45, column: 8, scope: !119)
!139 = !DILocation(line: 45, column: 3, scope: !119)
!140 = !DILocation(line: 45, column: 17, scope: !119)
!141 = !DILocation(line: 46, column: 15, scope: !119)
!142 = !DILocation(line: 46, column: 3, scope: !119)
!143 = distinct !DISubprogram(name: "choose", scope: !3, file: !3, line: 48, type: !144, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!144 = !DISubroutineType(types: !145)
!145 = !{!5, !5}
!146 = !DILocalVariable(name: "x", arg: 1, scope: !143, file: !3, line: 48, type: !5)
!147 = !DILocation(line: 48, column: 16, scope: !143)
!148 = !DILocation(line: 49, column: 11, scope: !143)
!149 = !DILocation(line: 49, column: 3, scope: !143)
!150 = !DILocation(line: 51, column: 5, scope: !151)
!151 = distinct !DILexicalBlock(scope: !143, file: !3, line: 49, column: 14)
!152 = !DILocation(line: 53, column: 5, scope: !151)
!153 = !DILocation(line: 55, column: 30, scope: !151)
!154 = !DILocation(line: 55, column: 32, scope: !151)
!155 = !DILocation(line: 55, column: 24, scope: !151)
!156 = !DILocation(line: 55, column: 17, scope: !151)
!157 = !DILocation(line: 55, column: 12, scope: !151)
!158 = !DILocation(line: 55, column: 5, scope: !151)
!159 = !DILocation(line: 57, column: 1, scope: !143)
!160 = distinct !DISubprogram(name: "length", scope: !3, file: !3, line: 58, type: !161, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!161 = !DISubroutineType(types: !162)
!162 = !{!163, !164}
!163 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!164 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !165, size: 64)
!165 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !47)
!166 = !DILocalVariable(name: "r", arg: 1, scope: !160, file: !3, line: 58, type: !164)
!167 = !DILocation(line: 58, column: 34, scope: !160)
!168 = !DILocalVariable(name: "n", scope: !160, file: !3, line: 59, type: !163)
!169 = !DILocation(line: 59, column: 8, scope: !160)
!170 = !DILocation(line: 60, column: 3, scope: !160)
!171 = !DILocation(line: 60, column: 10, scope: !160)
!172 = !DILocation(line: 61, column: 6, scope: !173)
!173 = distinct !DILexicalBlock(scope: !160, file: !3, line: 60, column: 13)
!174 = !DILocation(line: 62, column: 9, scope: !173)
!175 = !DILocation(line: 62, column: 12, scope: !173)
!176 = !DILocation(line: 62, column: 7, scope: !173)
!177 = distinct !{!177, !170, !178, !96}
!178 = !DILocation(line: 63, column: 3, scope: !160)
!179 = !DILocation(line: 64, column: 10, scope: !160)
!180 = !DILocation(line: 64, column: 3, scope: !160)
!181 = distinct !DISubprogram(name: "by_address", scope: !3, file: !3, line: 67, type: !144, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!182 = !DILocalVariable(name: "x", arg: 1, scope: !181, file: !3, line: 67, type: !5)
!183 = !DILocation(line: 67, column: 20, scope: !181)
!184 = !DILocalVariable(name: "local", scope: !181, file: !3, line: 68, type: !185)
!185 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, elements: !132)
!186 = !DILocation(line: 68, column: 7, scope: !181)
!187 = !DILocation(line: 68, column: 18, scope: !181)
!188 = !DILocation(line: 68, column: 19, scope: !181)
!189 = !DILocation(line: 69, column: 15, scope: !181)
!190 = !DILocation(line: 69, column: 17, scope: !181)
!191 = !DILocation(line: 69, column: 9, scope: !181)
!192 = !DILocation(line: 69, column: 3, scope: !181)
!193 = !DILocation(line: 70, column: 7, scope: !194)
!194 = distinct !DILexicalBlock(scope: !181, file: !3, line: 70, column: 7)
!195 = !DILocation(line: 70, column: 16, scope: !194)
!196 = !DILocation(line: 70, column: 7, scope: !181)
!197 = !DILocation(line: 71, column: 5, scope: !194)
!198 = !DILocation(line: 72, column: 10, scope: !181)
!199 = !DILocation(line: 72, column: 21, scope: !181)
!200 = !DILocation(line: 72, column: 19, scope: !181)
!201 = !DILocation(line: 72, column: 3, scope: !181)
!202 = distinct !DISubprogram(name: "bump", scope: !3, file: !3, line: 66, type: !203, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!203 = !DISubroutineType(types: !204)
!204 = !{null, !55, !205}
!205 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!206 = !DILocalVariable(name: "p", arg: 1, scope: !202, file: !3, line: 66, type: !55)
!207 = !DILocation(line: 66, column: 23, scope: !202)
!208 = !DILocalVariable(name: "by", arg: 2, scope: !202, file: !3, line: 66, type: !205)
!209 = !DILocation(line: 66, column: 35, scope: !202)
!210 = !DILocation(line: 66, column: 47, scope: !202)
!211 = !DILocation(line: 66, column: 46, scope: !202)
!212 = !DILocation(line: 66, column: 49, scope: !202)
!213 = !DILocation(line: 66, column: 61, scope: !202)
!214 = !DILocation(line: 66, column: 69, scope: !202)
!215 = !DILocation(line: 66, column: 68, scope: !202)
!216 = !DILocation(line: 66, column: 71, scope: !202)
!217 = !DILocation(line: 66, column: 64, scope: !202)
!218 = !DILocation(line: 66, column: 53, scope: !202)
!219 = !DILocation(line: 66, column: 42, scope: !202)
!220 = !DILocation(line: 66, column: 44, scope: !202)
!221 = !DILocation(line: 66, column: 78, scope: !202)
!222 = distinct !DISubprogram(name: "copy", scope: !3, file: !3, line: 74, type: !223, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!223 = !DISubroutineType(types: !224)
!224 = !{null, !225, !13, !226}
!225 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!226 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!227 = !DILocalVariable(name: "to", arg: 1, scope: !222, file: !3, line: 74, type: !225)
!228 = !DILocation(line: 74, column: 17, scope: !222)
!229 = !DILocalVariable(name: "from", arg: 2, scope: !222, file: !3, line: 74, type: !13)
!230 = !DILocation(line: 74, column: 33, scope: !222)
!231 = !DILocalVariable(name: "n", arg: 3, scope: !222, file: !3, line: 74, type: !226)
!232 = !DILocation(line: 74, column: 53, scope: !222)
!233 = !DILocalVariable(name: "buffer", scope: !222, file: !3, line: 75, type: !234)
!234 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 128, elements: !235)
!235 = !{!236}
!236 = !DISubrange(count: 16)
!237 = !DILocation(line: 75, column: 8, scope: !222)
!238 = !DILocation(line: 76, column: 3, scope: !222)
!239 = !DILocation(line: 77, column: 3, scope: !222)
!240 = !DILocation(line: 77, column: 18, scope: !222)
!241 = !DILocation(line: 78, column: 11, scope: !222)
!242 = !DILocation(line: 78, column: 15, scope: !222)
!243 = !DILocation(line: 78, column: 18, scope: !222)
!244 = !DILocation(line: 78, column: 23, scope: !222)
!245 = !DILocation(line: 78, column: 3, scope: !222)
!246 = !DILocation(line: 79, column: 10, scope: !222)
!247 = !DILocation(line: 79, column: 3, scope: !222)
!248 = !DILocation(line: 80, column: 1, scope: !222)
!249 = distinct !DISubprogram(name: "grown", scope: !3, file: !3, line: 81, type: !250, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!250 = !DISubroutineType(types: !251)
!251 = !{!55, !5}
!252 = !DILocalVariable(name: "n", arg: 1, scope: !249, file: !3, line: 81, type: !5)
!253 = !DILocation(line: 81, column: 16, scope: !249)
!254 = !DILocalVariable(name: "p", scope: !249, file: !3, line: 82, type: !55)
!255 = !DILocation(line: 82, column: 8, scope: !249)
!256 = !DILocation(line: 82, column: 19, scope: !249)
!257 = !DILocation(line: 82, column: 21, scope: !249)
!258 = !DILocation(line: 82, column: 12, scope: !249)
!259 = !DILocalVariable(name: "q", scope: !260, file: !3, line: 83, type: !55)
!260 = distinct !DILexicalBlock(scope: !249, file: !3, line: 83, column: 3)
!261 = !DILocation(line: 83, column: 13, scope: !260)
!262 = !DILocation(line: 83, column: 17, scope: !260)
!263 = !DILocation(line: 83, column: 8, scope: !260)
!264 = !DILocation(line: 83, column: 20, scope: !265)
!265 = distinct !DILexicalBlock(scope: !260, file: !3, line: 83, column: 3)
!266 = !DILocation(line: 83, column: 24, scope: !265)
!267 = !DILocation(line: 83, column: 28, scope: !265)
!268 = !DILocation(line: 83, column: 26, scope: !265)
!269 = !DILocation(line: 83, column: 22, scope: !265)
!270 = !DILocation(line: 83, column: 3, scope: !260)
!271 = !DILocation(line: 84, column: 16, scope: !265)
!272 = !DILocation(line: 84, column: 20, scope: !265)
!273 = !DILocation(line: 84, column: 18, scope: !265)
!274 = !DILocation(line: 84, column: 10, scope: !265)
!275 = !DILocation(line: 84, column: 6, scope: !265)
!276 = !DILocation(line: 84, column: 8, scope: !265)
!277 = !DILocation(line: 84, column: 5, scope: !265)
!278 = !DILocation(line: 83, column: 32, scope: !265)
!279 = !DILocation(line: 83, column: 3, scope: !265)
!280 = distinct !{!280, !270, !281, !96}
!281 = !DILocation(line: 84, column: 21, scope: !260)
!282 = !DILocation(line: 85, column: 10, scope: !249)
!283 = !DILocation(line: 85, column: 3, scope: !249)
